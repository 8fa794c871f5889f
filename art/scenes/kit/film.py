"""Render the scene twice, denoise, and write the finished picture."""
import os
import tempfile

import bpy
import numpy as np

from kit.denoise import denoise

PASSES = {'colour': 'Image', 'albedo': 'Denoising Albedo', 'normal': 'Denoising Normal'}


def prepare(width, height, samples):
    """Cycles, no caustics, indirect light clamped against sparks."""
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    scene.render.resolution_x, scene.render.resolution_y = width, height
    cycles = scene.cycles
    cycles.samples, cycles.use_denoising = samples, False
    cycles.use_adaptive_sampling, cycles.adaptive_threshold = True, 0.03
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 8, 3, 5
    cycles.transmission_bounces, cycles.transparent_max_bounces = 6, 16
    cycles.sample_clamp_indirect, cycles.blur_glossy = 2.5, 1.0
    cycles.caustics_reflective = cycles.caustics_refractive = False
    bpy.context.view_layer.cycles.denoising_store_passes = True


def keep_passes(folder):
    """Write the passes as half-float EXR beside the render; returns the node that names the files."""
    scene = bpy.context.scene
    scene.use_nodes = True
    nodes, links = scene.node_tree.nodes, scene.node_tree.links
    nodes.clear()
    layers, files = nodes.new('CompositorNodeRLayers'), nodes.new('CompositorNodeOutputFile')
    files.base_path, files.format.file_format, files.format.color_depth = folder, 'OPEN_EXR', '32'
    files.file_slots.clear()
    for name, socket in PASSES.items():
        files.file_slots.new(name)
        links.new(layers.outputs[socket], files.inputs[name])
    links.new(layers.outputs['Image'], nodes.new('CompositorNodeComposite').inputs[0])
    return files


def load(path):
    """An EXR file as an array of height x width x RGB."""
    image = bpy.data.images.load(path)
    image.colorspace_settings.name = 'Raw'
    width, height = image.size
    pixels = np.empty(width * height * 4, np.float32)
    image.pixels.foreach_get(pixels)
    bpy.data.images.remove(image)
    return pixels.reshape(height, width, 4)[..., :3]


def expose(seed, files, folder):
    """One render; the passes by name."""
    scene = bpy.context.scene
    scene.cycles.seed = seed
    for name, slot in zip(PASSES, files.file_slots):
        slot.path = f'{name}-{seed}-'
    bpy.ops.render.render()
    return {name: load(os.path.join(folder, f'{name}-{seed}-{scene.frame_current:04d}.exr')) for name in PASSES}


def develop(picture, path, exposure):
    """Write linear light as a PNG through the Filmic curve."""
    scene = bpy.context.scene
    view = scene.view_settings
    view.view_transform, view.look, view.exposure = 'Filmic', 'Medium High Contrast', exposure
    scene.render.dither_intensity = 1.0
    scene.render.image_settings.file_format = 'PNG'
    scene.render.image_settings.color_mode = 'RGB'
    height, width = picture.shape[:2]
    image = bpy.data.images.new('finished', width, height, float_buffer=True)
    image.colorspace_settings.name = 'Linear'
    opaque = np.ones((height, width, 4), np.float32)
    opaque[..., :3] = picture
    image.pixels.foreach_set(opaque.ravel())
    image.save_render(path, scene=scene)


def shoot(path, width, height, samples, exposure=0.0):
    """Render the current scene to `path`; `samples` is the sum of both renders."""
    prepare(width, height, max(4, samples // 2))
    with tempfile.TemporaryDirectory() as folder:
        files = keep_passes(folder)
        first, second = (expose(seed, files, folder) for seed in (1, 2))
    albedo = (first['albedo'] + second['albedo']) / 2
    normal = (first['normal'] + second['normal']) / 2
    picture = denoise(first['colour'], second['colour'], [(albedo, 0.02), (normal, 0.08)])
    develop(picture, path, exposure)
