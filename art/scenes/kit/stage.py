"""Lights, camera and the world around the set."""
import math

import bpy
from mathutils import Vector

from kit.shapes import add


def aim(obj, at, target):
    obj.location = at
    obj.rotation_euler = (Vector(target) - Vector(at)).to_track_quat('-Z', 'Y').to_euler()
    return obj


def softbox(at, target, size, power, tint, height=None, seen=True):
    """A rectangular lamp (watts); `seen=False` keeps it out of reflections."""
    lamp = bpy.data.lights.new('softbox', 'AREA')
    lamp.energy, lamp.color, lamp.size = power, tint, size
    if height:
        lamp.shape, lamp.size_y = 'RECTANGLE', height
    obj = aim(add(bpy.data.objects.new('softbox', lamp)), at, target)
    obj.visible_glossy = seen
    return obj


def surround(tint, strength=1.0, sky=None):
    """Even light from all sides, kept low; `sky` is what polished things mirror above the horizon."""
    world = bpy.data.worlds.new('surround')
    world.use_nodes = True
    nodes, links = world.node_tree.nodes, world.node_tree.links
    ground = nodes['Background']
    ground.inputs[0].default_value, ground.inputs[1].default_value = (*tint, 1), strength
    bpy.context.scene.world = world
    if not sky:
        return
    mirrored, both = nodes.new('ShaderNodeBackground'), nodes.new('ShaderNodeMixShader')
    ramp, split, place = (nodes.new(f'ShaderNode{kind}') for kind in ('ValToRGB', 'SeparateXYZ', 'TexCoord'))
    lightest, middle = ramp.color_ramp.elements[1], ramp.color_ramp.elements.new(0.1)
    ramp.color_ramp.elements[0].color = (*(0.1 * c for c in sky), 1)
    middle.color, lightest.color, lightest.position = (*(0.3 * c for c in sky), 1), (*sky, 1), 0.75
    links.new(place.outputs['Generated'], split.inputs[0])
    links.new(split.outputs[2], ramp.inputs[0])
    links.new(ramp.outputs[0], mirrored.inputs[0])
    links.new(nodes.new('ShaderNodeLightPath').outputs['Is Glossy Ray'], both.inputs[0])
    links.new(ground.outputs[0], both.inputs[1])
    links.new(mirrored.outputs[0], both.inputs[2])
    links.new(both.outputs[0], nodes['World Output'].inputs[0])


def camera(at, target, lens=70, aperture=None, focus=None, shift=(0.0, 0.0)):
    """A 36 mm camera; `aperture` (f-stop) blurs what is away from `focus`."""
    data = bpy.data.cameras.new('camera')
    obj = aim(add(bpy.data.objects.new('camera', data)), at, target)
    data.lens, data.shift_x, data.shift_y, data.clip_end = lens, shift[0], shift[1], 500
    if aperture:
        data.dof.use_dof, data.dof.aperture_fstop = True, aperture
        forward = (Vector(target) - Vector(at)).normalized()
        data.dof.focus_distance = (Vector(focus or target) - Vector(at)).dot(forward)
    bpy.context.scene.camera = obj


def turn(x=0.0, y=0.0, z=0.0):
    """A rotation given in degrees."""
    return tuple(math.radians(angle) for angle in (x, y, z))
